#!/usr/bin/env bash
# Publishes out/ to an S3 bucket behind CloudFront: deploy/s3/sync.sh <bucket> <distribution id> [--delete]
# Order matters: files that pages reference come first, then the function with the URLs, then pages; unused files are
# deleted last. Earlier builds' files in _next/static/ stay for open tabs. --delete removes them, too: use it when you
# withdraw a page, because those files contain its text.
set -euo pipefail
bucket="s3://${1:?the bucket is missing}"
distribution="${2:?the distribution id is missing}"
generated=deploy/generated
function=capella-documentation
test -f out/404.html || { echo "There is no out/404.html: run npm run build first." >&2; exit 1; }
types="$generated/content-types.txt"
hashed=('*_next/static/chunks/*' '*_next/static/css/*' '*_next/static/media/*')
# Left out by `send` below: hashed files, and files that only other hosts read.
others=()
for pattern in "${hashed[@]}" _headers _redirects '*.br' '*.gz'; do others+=(--exclude "$pattern"); done

# The name of a hashed file changes with its content. The aws command does not know every file type, so the build
# provides the content types.
while IFS=$'\t' read -r type patterns; do
	included=()
	while read -r pattern; do
		for folder in "${hashed[@]}"; do
			if [ -n "$(find out -path "$folder${pattern#\*}" -print -quit)" ]; then included+=(--include "$folder${pattern#\*}"); fi
		done
	done <<<"${patterns// /$'\n'}"
	if [ ${#included[@]} -gt 0 ]; then
		aws s3 sync out "$bucket" --size-only --cache-control 'public, max-age=31536000, immutable' --content-type "$type" \
			--exclude '*' "${included[@]}" </dev/null
	fi
done <"$types"

# All other files are sent every time, because a changed page can have the same size as before and an older date.
send() {
	local included=()
	while read -r pattern; do included+=(--include "$pattern"); done <<<"${2// /$'\n'}"
	aws s3 cp out "$bucket" --recursive --cache-control no-cache --content-type "$1" \
		--exclude '*' "${included[@]}" "${others[@]}"
}
while IFS=$'\t' read -r type patterns; do
	if [ "$patterns" != '*.html' ]; then send "$type" "$patterns" </dev/null; fi
done <"$types"

# Updating the function requires its current ETag.
etag=$(aws cloudfront describe-function --name "$function" --query ETag --output text)
etag=$(aws cloudfront update-function --name "$function" --if-match "$etag" --query ETag --output text \
	--function-config Comment=Documentation,Runtime=cloudfront-js-2.0 --function-code "fileb://$generated/cloudfront-function.js")
aws cloudfront publish-function --name "$function" --if-match "$etag" >/dev/null

send 'text/html; charset=utf-8' '*.html'

# With a base path, only its folder in the bucket belongs to this site.
base=$(cat "$generated/base-path.txt")
kept=(--exclude _headers --exclude _redirects --exclude '*.br' --exclude '*.gz')
if [ "${3:-}" != --delete ]; then kept+=(--exclude '*_next/static/*'); fi
aws s3 sync "out/$base" "$bucket/$base" --delete --size-only "${kept[@]}"
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
