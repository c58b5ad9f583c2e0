import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Where the map begins. */
const MAP = 'client/map/start-map.ts';

function link(attrs: Record<string, string | boolean>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { crossorigin: true, ...attrs }, injectTo: 'head' };
}

/**
 * Names in index.html the files that the first picture of the map needs, so that they are fetched beside the page's own
 * code, not after it has run.
 * @throws Error  when the build has no map, as after a change of its name
 */
export function fetchedEarly(): Plugin {
  return {
    name: 'fetched-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(
          (file): file is Rolldown.OutputChunk => file.type === 'chunk',
        );
        const map = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(MAP)));
        if (map === undefined) throw new Error(`The page was built without ${MAP}.`);
        const scripts = [map.fileName, ...map.imports].filter((name) => !html.includes(name));
        return [
          ...scripts.map((name) => link({ rel: 'modulepreload', href: `/${name}` })),
          ...[...(map.viteMetadata?.importedCss ?? [])].map((name) =>
            link({ rel: 'preload', as: 'style', href: `/${name}` }),
          ),
        ];
      },
    },
  };
}
