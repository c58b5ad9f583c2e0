/** A browser as far as signing in needs one: it keeps cookies by host, and follows redirects when told to. */
export interface Browser {
  /** @returns the answer itself, redirects included */
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** what it would send of a cookie to an address; undefined without one */
  cookie(address: string, name: string): string | undefined;
  /** what the server said of a cookie when it set it last, without its value */
  attributesOf(name: string): string;
}

/** @returns one without any cookies */
export function openBrowser(): Browser {
  const jar = new Map<string, Map<string, string>>();
  const attributes = new Map<string, string>();
  const of = (address: string): Map<string, string> => {
    const { host } = new URL(address);
    const cookies = jar.get(host) ?? new Map<string, string>();
    jar.set(host, cookies);
    return cookies;
  };
  return {
    async fetch(address, init = {}) {
      const headers = new Headers(init.headers);
      const cookies = of(address);
      if (cookies.size > 0) {
        headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      }
      const response = await fetch(address, { redirect: 'manual', ...init, headers });
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...rest] = line.split('; ');
        const at = pair.indexOf('=');
        const name = pair.slice(0, at);
        attributes.set(name, rest.join('; '));
        const expires = /expires=([^;]+)/i.exec(line)?.[1];
        if (expires !== undefined && new Date(expires).getTime() < Date.now()) cookies.delete(name);
        else cookies.set(name, pair.slice(at + 1));
      }
      return response;
    },
    cookie: (address, name) => of(address).get(name),
    attributesOf: (name) => attributes.get(name) ?? '',
  };
}
