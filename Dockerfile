# syntax=docker/dockerfile:1
# One image for all parts: `docker run notelark` runs everything, `… web` and `… worker` one part. See docs/operating.md.
# Both bases have to be of the same Debian: what is compiled on the one runs on the other.
ARG BASE=node:24-bookworm-slim
ARG DEBIAN=debian:bookworm-slim

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
 && ln -s /usr/local/bin/node node_modules/.bin/node

# FFmpeg, and Node and the native modules without the names that only debuggers read.
FROM ${BASE} AS native
COPY deploy/image/ffmpeg.sh /
RUN sh /ffmpeg.sh
COPY --from=packages /app/node_modules /app/node_modules
RUN strip /usr/local/bin/node \
 && find /app/node_modules -type f \( -name '*.node' -o -name '*.so*' \) -exec strip --strip-unneeded {} +

FROM ${DEBIAN}
# PocketSphinx writes drafts where Whisper's model can't be fetched; tini reaps the children of children.
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates libgomp1 libmp3lame0 libstdc++6 pocketsphinx pocketsphinx-en-us tini \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/apt /var/log/dpkg.log \
 && useradd --uid 1000 --create-home --shell /bin/sh node
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=native /usr/local/bin/node /usr/local/bin/ffmpeg /usr/local/bin/ffprobe /usr/local/bin/
COPY package.json LICENSE ./
COPY packages packages
COPY apps/server apps/server
COPY tools tools
COPY --from=native /app/node_modules node_modules
COPY --from=packages /app/apps/server/node_modules apps/server/node_modules
COPY --from=web /app/apps/web/dist apps/web/dist
# The root is read-only; notes of set-up are of one start only. What does not run here stops the build.
RUN ln -s /tmp .setup && install -d -o node -g node /data \
 && ffmpeg -version >/dev/null && ffprobe -version >/dev/null \
 && node --eval "['onnxruntime-node', 'sherpa-onnx-node', '@fugood/whisper.node'].forEach((name) => require(name))"
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "tools/healthy.mjs"]
ENTRYPOINT ["tini", "--", "node", "tools/container.mjs"]
CMD ["all"]
