FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The image brings its own Node, so the one from the packages can go.
RUN npm run -s sbom > sbom.cdx.json && npm run build && npm prune --omit=dev && rm -rf node_modules/node-linux-*

FROM node:24-trixie-slim
WORKDIR /app
COPY --from=build /app/package.json /app/sbom.cdx.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist/web dist/web
COPY --from=build /app/dist/server dist/server
COPY --from=build /app/dist/search dist/search
COPY migrations migrations
COPY knowledge knowledge
COPY documents documents
# Programs and files that the server opens by their paths, and what the commands below import.
COPY src src
# What 'npm run operator' and 'npm run unanswered' run.
COPY scripts/run.mjs scripts/prepare.mjs scripts/watch-ancestors.mjs scripts/operator.ts scripts/list-unanswered.ts scripts/
# PostgreSQL does not run as root, and the server has no need to.
RUN mkdir /data && chown node /data
USER node
VOLUME /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled
EXPOSE 3000
HEALTHCHECK --start-period=20s --interval=15s --timeout=3s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "dist/server/main.js"]
