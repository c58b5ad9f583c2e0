import { html, prose, type Html } from './html.js';
import type { OpenApiDocument } from './open-api.js';
import { PROBLEMS } from './problems.js';
import { operationsOf, renderOperation } from './render-operation.js';
import { membersOf, typeOf } from './render-schema.js';

/** Where the page finds its style sheet and the document; both on this server. */
export interface PageAddresses {
  stylesheet: string;
  document: string;
}

function contents(document: OpenApiDocument): Html {
  const entries = operationsOf(document).map(
    ([method, path, operation]) =>
      html`<li>
        <a href="#${operation.operationId}"><span class="method">${method.toUpperCase()}</span> ${path}</a>
      </li>`,
  );
  return html`<nav aria-label="Contents">
    <ul>
      ${entries}
      <li><a href="#errors">Errors</a></li>
      <li><a href="#schemas">Schemas</a></li>
    </ul>
  </nav>`;
}

function tagSections(document: OpenApiDocument): Html[] {
  return document.tags.map(
    (tag) =>
      html`<h2>${tag.name}</h2>
        <p>${tag.description}.</p>
        ${operationsOf(document)
          .filter(([, , operation]) => operation.tags[0] === tag.name)
          .map(([method, path, operation]) => renderOperation(method, path, operation))}`,
  );
}

function errorSection(): Html {
  const items = Object.entries(PROBLEMS).map(
    ([code, { status, meaning }]) =>
      html`<li id="error-${code}">
        <code>${code}</code> <span class="type">${status}</span> ${prose(meaning)}
      </li>`,
  );
  return html`<h2 id="errors">Errors</h2>
    <p>
      An error is answered as <code>application/problem+json</code> (RFC 9457), see
      <a href="#schema-Problem">Problem</a>. Its <code>code</code> stays the same from version to version.
    </p>
    <ul class="members">
      ${items}
    </ul>`;
}

function schemaSection(document: OpenApiDocument): Html {
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      html`<section id="schema-${name}" aria-labelledby="schema-${name}-title">
        <h3 id="schema-${name}-title">${name}</h3>
        ${schema.properties === undefined ? html`<p>${typeOf(schema)}</p>` : ''} ${membersOf(schema)}
      </section>`,
  );
  return html`<h2 id="schemas">Schemas</h2>
    ${schemas}`;
}

/** @returns the page for people, made from the document alone: no script, nothing from another host */
export function renderPage(document: OpenApiDocument, addresses: PageAddresses): string {
  const { title, version, summary, description } = document.info;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}: HTTP API</title>
        <link rel="icon" href="/mark.svg" />
        <link rel="stylesheet" href="${addresses.stylesheet}" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the description</a>
        <header>
          <h1>${title}: HTTP API</h1>
          <p>
            ${summary}. Version ${version}. <a href="/">The map</a> ·
            <a href="${addresses.document}">OpenAPI document</a>
          </p>
        </header>
        ${contents(document)}
        <main id="main">
          <p>${prose(description)}</p>
          ${tagSections(document)} ${errorSection()} ${schemaSection(document)}
        </main>
      </body>
    </html>`.source;
}
