#!/usr/bin/env bash
# Publishes out/ to an S3 bucket behind CloudFront: deploy/s3/sync.sh <bucket> <distribution id> [folder]
# Order matters: files that pages name come first, pages last; what nobody names any more is deleted at the end. Hashed
# files of earlier builds stay for open tabs, but not when a page was withdrawn, because they hold its text.
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
hashed=(_next/static/chunks _next/static/css search-index)
all_hashed=(--exclude '_next/static/chunks/*' --exclude '_next/static/css/*' --exclude 'search-index/*')
# What only other hosts read.
unpublished=(--exclude _headers --exclude _redirects --exclude '*.br' --exclude '*.gz')
if [ ! -f "$folder/index.html" ]; then
	echo "There is no $folder/index.html: run npm run build first." >&2
	exit 1
fi

withdrawn="$(comm -23 \
	<(aws s3 ls "$bucket" --recursive | awk '{ print $4 }' | grep '\.html$' | sort) \
	<(cd "$folder" && find . -name '*.html' | cut -c3- | sort))"

# The sync command goes by size and date, and a build writes every file anew. What is there already with the same content
# (its ETag is its MD5) gets an old date, so that only what has changed is sent.
aws s3api list-objects-v2 --bucket "$1" --query 'Contents[].[ETag,Key]' --output text |
	sed -n 's/^"\([0-9a-f]*\)"\t/\1  /p' |
	(cd "$folder" && md5sum --check 2>/dev/null || true) |
	sed -n 's/: OK$//p' |
	while IFS= read -r file; do touch -t 200001010000 "$folder/$file"; done

# 1. Hashed files. One that is there already is the same, whenever it was built.
for part in "${hashed[@]}"; do
	aws s3 sync "$folder/$part" "$bucket/$part" --cache-control "$lasting" --size-only
done

# 2. Everything else but pages.
aws s3 sync "$folder" "$bucket" --cache-control "$asking" \
	"${all_hashed[@]}" --exclude '*.html' \
	"${unpublished[@]}" --exclude '*.yaml' --exclude '*.md' \
	--exclude '*.txt' --exclude '*.webmanifest'

# 3. Kinds that the aws command does not know.
aws s3 sync "$folder" "$bucket" --cache-control "$asking" --content-type application/yaml \
	--exclude '*' --include '*.yaml'
aws s3 sync "$folder" "$bucket" --cache-control "$asking" --content-type 'text/markdown; charset=utf-8' \
	--exclude '*' --include '*.md'
aws s3 sync "$folder" "$bucket" --cache-control "$asking" --content-type 'text/plain; charset=utf-8' \
	--exclude '*' --include '*.txt'
aws s3 sync "$folder" "$bucket" --cache-control "$asking" --content-type application/manifest+json \
	--exclude '*' --include '*.webmanifest'

# 4. Pages.
aws s3 sync "$folder" "$bucket" --cache-control "$asking" --content-type 'text/html; charset=utf-8' \
	--exclude '*' --include '*.html'

# 5. What is gone. All that is left has been sent: nothing is sent here.
aws s3 sync "$folder" "$bucket" --delete --size-only \
	"${all_hashed[@]}" "${unpublished[@]}"
if [ -n "$withdrawn" ]; then
	echo "Withdrawn, so no file of earlier builds is kept:"
	echo "$withdrawn"
	for part in "${hashed[@]}"; do
		aws s3 sync "$folder/$part" "$bucket/$part" --delete --size-only
	done
fi

aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
