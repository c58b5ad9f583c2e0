import { html, prose, type Html } from './html.js';
import type { MediaType, OpenApiDocument, Operation, Parameter, Reference, Response } from './open-api.js';
import { boundsOf, typeOf } from './render-schema.js';

function parameterItem(parameter: Parameter): Html {
  const bounds = boundsOf(parameter.schema);
  const example = parameter.example;
  const shown = Array.isArray(example) ? example.join(',') : String(example);
  return html`<li>
    <code>${parameter.name}</code>
    <span class="type"
      >${typeOf(parameter.schema)}${bounds === '' ? '' : `, ${bounds}`} · in the
      ${parameter.in}${parameter.required ? '' : ' · optional'}</span
    >
    <span class="text"
      >${prose(parameter.description)}${example === undefined ? '' : html` Example: <code>${shown}</code>`}</span
    >
  </li>`;
}

function mediaText(content: Record<string, MediaType>): Html[] {
  return Object.entries(content).map(([type, media]) => {
    const schema = Object.keys(media.schema).length === 0 ? '' : html`, ${typeOf(media.schema)}`;
    return html` <span class="type"><code>${type}</code>${schema}</span>`;
  });
}

function responseItem(status: string, response: Response | Reference): Html {
  if ('$ref' in response) {
    const code = response.$ref.replace('#/components/responses/', '');
    return html`<li><code>${status}</code> <a href="#error-${code}">${code}</a></li>`;
  }
  const headers = Object.entries(response.headers ?? {}).map(
    ([name, header]) => html` Header <code>${name}</code>: ${header.description}.`,
  );
  return html`<li>
    <code>${status}</code> ${response.description}.${headers}${mediaText(response.content ?? {})}
  </li>`;
}

function bodyPart(operation: Operation): Html {
  const body = operation.requestBody;
  if (body === undefined) return html``;
  const shown = Object.values(body.content).filter(({ example }) => example !== undefined);
  if (shown.length === 0) {
    return html`<h4>Body</h4>
      <p>${mediaText(body.content)}. ${body.description}.</p>`;
  }
  const examples = shown.map(
    (media) =>
      html`<pre
        tabindex="0"
        role="region"
        aria-label="Example body of ${operation.summary}"
      ><code>${JSON.stringify(media.example, null, 2)}</code></pre>`,
  );
  return html`<h4>Body</h4>
    <p>${mediaText(body.content)}. Example: ${body.description}.</p>
    ${examples}`;
}

/** @returns the section of the page about one path and method */
export function renderOperation(method: string, path: string, operation: Operation): Html {
  const tryAt = operation['x-example'];
  return html`<section
    class="operation"
    id="${operation.operationId}"
    aria-labelledby="${operation.operationId}-title"
  >
    <h3 id="${operation.operationId}-title">${operation.summary}</h3>
    <p class="address"><span class="method">${method.toUpperCase()}</span> <code>${path}</code></p>
    <p>${prose(operation.description)}</p>
    ${tryAt === undefined ? '' : html`<p>On the demonstration municipality: <a href="${tryAt}">${tryAt}</a></p>`}
    ${
      operation.parameters.length === 0
        ? ''
        : html`<h4>Parameters</h4>
            <ul class="members">
              ${operation.parameters.map(parameterItem)}
            </ul>`
    }
    ${bodyPart(operation)}
    <h4>Answers</h4>
    <ul class="members">
      ${Object.entries(operation.responses).map(([status, response]) => responseItem(status, response))}
    </ul>
  </section>`;
}

/** @returns every operation of a document with its method and path, in order */
export function operationsOf(
  document: OpenApiDocument,
): [method: string, path: string, operation: Operation][] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, string, Operation] => [
      method,
      path,
      operation,
    ]),
  );
}
