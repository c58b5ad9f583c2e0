import type { Response } from 'express';
import { html } from '../openapi/html.js';

/** Says on a page of its own why a sign-in came to nothing: the browser came from the provider, and shows no page yet. */
export function sendSignInRefusal(response: Response, status: number, sentence: string): void {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Not signed in · Hundredfoot</title>
        <link rel="stylesheet" href="/api/openapi.css" />
      </head>
      <body>
        <main>
          <h1>Not signed in</h1>
          <p>${sentence}</p>
          <p><a href="/#/account">Back to signing in</a></p>
        </main>
      </body>
    </html>`;
  response.status(status).set('Cache-Control', 'no-store').type('html').send(page.source);
}
