#!/usr/bin/env bash
# Publishes out/ to an S3 bucket behind CloudFront: deploy/s3/sync.sh <bucket> <distribution id> [folder]
# Order matters: files that pages name come first, pages last; files of earlier builds stay for open tabs.
set -euo pipefail
if [ $# -lt 2 ]; then
	echo "Usage: $0 <bucket> <distribution id> [folder, default out]" >&2
	exit 2
fi
bucket="s3://$1"
distribution="$2"
folder="${3:-out}"
lasting='public, max-age=31536000, immutable'
asking='no-cache'
if [ ! -f "$folder/index.html" ]; then
	echo "There is no $folder/index.html: run npm run build first." >&2
	exit 1
fi

# 1. Hashed files, never deleted.
for part in _next/static search-index; do
	aws s3 sync "$folder/$part" "$bucket/$part" --cache-control "$lasting"
done

# 2. Everything else but pages and what only other hosts read.
aws s3 sync "$folder" "$bucket" --cache-control "$asking" \
	--exclude '_next/static/*' --exclude 'search-index/*' --exclude '*.html' \
	--exclude _headers --exclude _redirects --exclude '*.br' --exclude '*.gz' --exclude '*.yaml' --exclude '*.md' \
	--exclude '*.txt' --exclude '*.webmanifest'

# 3. Kinds that the aws command does not know.
aws s3 sync "$folder" "$bucket" --cache-control "$asking" --content-type application/yaml \
	--exclude '*' --include '*.yaml'
aws s3 sync "$folder" "$bucket" --cache-control "$asking" --content-type 'text/markdown; charset=utf-8' \
	--exclude '*' --include '*.md'
aws s3 sync "$folder" "$bucket" --cache-control "$asking" --content-type 'text/plain; charset=utf-8' \
	--exclude '*' --include '*.txt' --exclude '_next/static/*'
aws s3 sync "$folder" "$bucket" --cache-control "$asking" --content-type application/manifest+json \
	--exclude '*' --include '*.webmanifest'

# 4. Pages, and pages that are gone.
aws s3 sync "$folder" "$bucket" --cache-control "$asking" --content-type 'text/html; charset=utf-8' --delete \
	--exclude '*' --include '*.html'

aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
