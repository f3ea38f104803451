import { hashedFolders, pathHeaders } from './headers.mjs'

/**
 * The configuration files of hosts, written from `headers.mjs`. Pure: headers in, text out.
 * @typedef {Record<string, string>} Headers
 */

const everywhere = pathHeaders('/')

/**
 * `firebase.json`. The last rule that matches a path decides, so the pages' caching comes before that of hashed files.
 * https://firebase.google.com/docs/hosting/full-config
 * @param {Headers} headers
 */
export function firebaseConfig(headers) {
  /** @type {(source: string, values: Headers) => object} */
  const rule = (source, values) => ({
    source,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  })
  const config = {
    hosting: {
      public: 'out',
      cleanUrls: true,
      trailingSlash: false,
      // By name: the usual `**/.*` would keep `/.well-known/security.txt` from being deployed.
      ignore: ['_headers', '_redirects', '**/.DS_Store'],
      headers: [
        rule('**', { ...headers, ...everywhere }),
        // `**` does not reach into folders that begin with a dot.
        rule('/.well-known/**', { ...headers, ...everywhere }),
        ...hashedFolders.map(([folder, own]) => rule(`${folder}**`, own)),
        // For missing files: a browser must not cache for good that a hashed file is missing, or it would still miss it
        // after a rollback. This follows the documentation; the emulator applies the folder's rule instead, and it has
        // not been tried on the real servers.
        // https://firebase.google.com/docs/hosting/full-config#headers
        rule('404.html', { ...headers, ...everywhere }),
      ],
    },
    firestore: { rules: 'firestore.rules' },
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/**
 * `_headers` of Cloudflare Pages and Netlify. Where two rules that match one path name one header, Cloudflare joins the
 * values with a comma. Of security policies both hold then; caching must not be named twice, so pages keep both hosts'
 * own `max-age=0, must-revalidate`.
 * https://developers.cloudflare.com/pages/configuration/headers/ https://docs.netlify.com/manage/routing/headers/
 * @param {Headers} headers
 */
export function headersFile(headers) {
  /** @type {(path: string, values: Headers) => string[]} */
  const block = (path, values) => [
    path,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]
  const blocks = [block('/*', headers), ...hashedFolders.map(([folder, own]) => block(`${folder}*`, own))]
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

/**
 * `_redirects` of Netlify, which would answer `/blog.html` as well as `/blog`; `!` makes it redirect although the file is
 * there. Cloudflare Pages redirects such addresses by itself and skips these lines.
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/
 * @param {readonly string[]} pages paths such as `/blog`
 */
export function redirectsFile(pages) {
  const rules = pages.filter((page) => page !== '/').map((page) => `${page}.html ${page} 301!`)
  return `${['/index.html / 301!', ...rules].join('\n')}\n`
}

/**
 * A server block for nginx 1.22 or newer.
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header
 * @param {Headers} headers
 */
export function nginxServer(headers) {
  /** @param {string} value */
  const quoted = (value) => `"${value.replaceAll('"', '\\"')}"`
  const byFolder = ['Cache-Control', 'Content-Security-Policy']
  const all = { ...headers, ...everywhere }
  /** @param {string} name */
  const variable = (name) => `$${name.toLowerCase().replaceAll('-', '_')}`
  const maps = byFolder.map((name) => {
    const values = hashedFolders.flatMap(([folder, own]) =>
      own[name] ? [`    ~^${folder} ${quoted(own[name])};\n`] : [],
    )
    return `map $uri ${variable(name)} {\n    default ${quoted(all[name] ?? '')};\n${values.join('')}}`
  })
  const lines = Object.entries(all).map(
    ([name, value]) =>
      `    add_header ${name} ${byFolder.includes(name) ? variable(name) : quoted(value)} always;`,
  )
  return `# Written by \`npm run build\` from lib/build/hosting/headers.mjs. Reload nginx when it has changed.
# Include it in the http block; set listen, server_name, root and the certificate for your server.

${maps.join('\n\n')}

server {
    listen 80;
    server_name _;
    root /var/www/site/out;
    charset utf-8;
    absolute_redirect off;

    gzip on;
    gzip_vary on;
    gzip_types text/css text/javascript application/javascript application/json application/manifest+json application/rss+xml application/xml text/xml text/plain image/svg+xml;

    # All headers stand here: a location with an add_header of its own would lose every one of them. "always" puts them
    # on the not-found page too.
${lines.join('\n')}

    error_page 404 /404.html;

    # One address for each page, query kept. The second character may be no slash of
    # either kind: "//host/" would lead away.
    if ($request_uri ~ "^/index(?:\\.html)?(\\?.*)?$") {
        return 301 /$1;
    }
    if ($request_uri ~ "^(/[^/?\\x5c][^?]*?)(?:\\.html|/+)(\\?.*)?$") {
        return 301 $1$2;
    }

    location = / {
        try_files /index.html =404;
    }

    # The page is there for errors; under its own address it would answer 200.
    location = /404 {
        return 404;
    }

    # The file before the folder: /blog is both.
    location / {
        try_files $uri $uri.html =404;
    }

    location = /manifest.webmanifest {
        default_type application/manifest+json;
        types { }
    }

    # For Netlify and Cloudflare Pages only.
    location ~ ^/_(headers|redirects)$ {
        return 404;
    }
}
`
}
