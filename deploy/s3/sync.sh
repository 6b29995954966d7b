#!/usr/bin/env bash
# Publishes out/ to an S3 bucket behind CloudFront: deploy/s3/sync.sh <bucket> <distribution id> [--delete]
# Order matters: files that pages name come first, pages last; what nobody names any more is deleted at the end. Hashed
# files of earlier builds stay for open tabs. With --delete they go: use it when a page was withdrawn, whose text they hold.
set -euo pipefail
bucket="s3://${1:?the bucket is missing}"
distribution="${2:?the distribution id is missing}"
test -f out/index.html || { echo "There is no out/index.html: run npm run build first." >&2; exit 1; }
sync() { aws s3 sync out "$bucket" "$@"; }
hashed=('_next/static/chunks/*' '_next/static/css/*' '_next/static/media/*')
asking=(--cache-control no-cache)
# Hashed files, and what only other hosts read.
others=()
for pattern in "${hashed[@]}" _headers _redirects '*.br' '*.gz'; do others+=(--exclude "$pattern"); done

sync --size-only --cache-control 'public, max-age=31536000, immutable' "${@:3}" \
	--exclude '*' --include "${hashed[0]}" --include "${hashed[1]}" --exclude '*.br' --exclude '*.gz'
sync "${asking[@]}" "${others[@]}" --exclude '*.html' --exclude '*.yaml' --exclude '*.md' --exclude '*.txt' --exclude '*.webmanifest'
# Kinds that the aws command does not know, or not with their encoding; pages are the last.
sync "${asking[@]}" --content-type application/yaml --exclude '*' --include '*.yaml'
sync "${asking[@]}" --content-type 'text/markdown; charset=utf-8' --exclude '*' --include '*.md'
sync "${asking[@]}" --content-type 'text/plain; charset=utf-8' --exclude '*' --include '*.txt'
sync "${asking[@]}" --content-type application/manifest+json --exclude '*' --include '*.webmanifest'
sync "${asking[@]}" --content-type 'text/html; charset=utf-8' --exclude '*' --include '*.html'
sync --delete --size-only "${others[@]}"
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
