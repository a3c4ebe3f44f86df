# Housestyle with its page and its word lists. It wants a PostgreSQL: compose.yaml brings one.
FROM node:26-slim
WORKDIR /app
COPY . .
RUN node scripts/build.mjs && mkdir -p /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 PORT=3000 HOUSESTYLE_DATA=/data MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072 NODE_COMPILE_CACHE=/data/code
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/v1/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "apps/server/dist/main.js"]
