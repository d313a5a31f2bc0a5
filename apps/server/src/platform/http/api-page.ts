import { html, raw } from 'hono/html';
import { errorStatus, type ErrorCode } from '@notelark/api/errors';
import { errorMessages } from '@notelark/api/sentences/errors';
import { API_PAGE_STYLE } from './api-page-style.ts';
import { type ApiDocument, type Operation, operationsOf } from './operations.ts';
import { schemaText } from './schema-text.ts';

type Html = ReturnType<typeof html>;

/** The API document as a page: plain HTML, no scripts, so that the page's security policy holds here too. */
export async function apiPage(document: ApiDocument): Promise<string> {
  const operations = operationsOf(document);
  const tags = [...new Set(operations.map(({ tag }) => tag))].toSorted();
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API · Notelark</title>
        <style>
          ${raw(API_PAGE_STYLE)}
        </style>
      </head>
      <body>
        <header>
          <h1>Notelark API</h1>
          <p>${document.info.description}</p>
          <p>
            Sign in with <code>POST /api/auth/sign-in</code>: a browser gets a cookie, a program
            that sends <code>withToken</code> gets a token for <code>Authorization: Bearer</code>.
            The same as an OpenAPI document: <a href="/api/openapi.json">/api/openapi.json</a>.
          </p>
          <nav aria-label="Contents">
            ${tags.map((tag) => html`<a href="#${tag}">${tag}</a> `)}
            <a href="#errors">errors</a>
          </nav>
        </header>
        <main>
          ${tags.map((tag) =>
            section(
              tag,
              operations.filter((one) => one.tag === tag),
            ),
          )}
          ${errorSection()}
        </main>
      </body>
    </html>`;
  return String(await page);
}

function section(tag: string, operations: Operation[]): Html {
  return html`<section id="${tag}">
    <h2>${tag}</h2>
    ${operations.map(article)}
  </section>`;
}

function article(operation: Operation): Html {
  const { method, path, summary, needsSession, parameters, body, success, errors } = operation;
  return html`<article>
    <h3><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></h3>
    <p>${summary}${needsSession ? html` <span class="badge">needs a session</span>` : ''}</p>
    ${parameters.map(
      (one) =>
        html`<p class="parameter">
          <code>${one.name}${one.required ? '' : '?'}: ${schemaText(one.schema)}</code>
          <span class="note">in the ${one.in}</span>
        </p>`,
    )}
    ${
      body
        ? html`<h4>Sends</h4>
            <pre><code>${schemaText(body)}</code></pre>`
        : ''
    }
    <h4>Answers ${success.status}</h4>
    ${
      success.schema
        ? html`<pre><code>${success.type === 'application/json' ? schemaText(success.schema) : success.type}</code></pre>`
        : html`<p class="note">without a body</p>`
    }
    ${
      errors.length === 0
        ? ''
        : html`<p class="note">
            or an error:
            ${errors.map((code) => html`<a href="#error-${code}"><code>${code}</code></a> `)}
          </p>`
    }
  </article>`;
}

function errorSection(): Html {
  const rows = Object.entries(errorStatus).map(
    ([code, status]) =>
      html`<tr id="error-${code}">
        <td><code>${code}</code></td>
        <td>${status}</td>
        <td>${errorMessages[code as ErrorCode]}</td>
      </tr>`,
  );
  return html`<section id="errors">
    <h2>errors</h2>
    <p>
      Every refusal is <code>{ error: { code, message, fields?, params?, requestId } }</code>. The
      set of codes is closed; the log has the details under the request's id.
    </p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Code</th>
            <th>Status</th>
            <th>Sentence</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </section>`;
}
