# syntax=docker/dockerfile:1
# One image for all parts: `docker run notelark` runs everything, `… web` and `… worker` one part. See docs/operating.md.
ARG BASE=node:24-slim

# The web app, built with the development packages; nothing else of this stage is kept.
FROM ${BASE} AS web
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && npm run build

# What the server needs to run, without what packages bring for other systems, for TypeScript and for readers.
FROM ${BASE} AS packages
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --include=optional \
      --workspace=apps/server --include-workspace-root=false \
 && node tools/slim.mjs \
 && ln -s "$(command -v node)" node_modules/.bin/node

FROM ${BASE}
# PocketSphinx writes drafts where Whisper's model can't be fetched; tini reaps the children of children.
RUN apt-get update \
 && apt-get install -y --no-install-recommends tini pocketsphinx pocketsphinx-en-us \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY package.json LICENSE ./
COPY packages packages
COPY apps/server apps/server
COPY tools tools
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/apps/server/node_modules apps/server/node_modules
COPY --from=web /app/apps/web/dist apps/web/dist
# The root is read-only; notes of set-up are of one start only.
RUN ln -s /tmp .setup && install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "tools/healthy.mjs"]
ENTRYPOINT ["tini", "--", "node", "tools/container.mjs"]
CMD ["all"]
