#!/usr/bin/env bash
# Publishes out/ for nginx, or rolls back to an existing release: deploy/nginx/publish.sh [folder of a release]
# Then: sudo nginx -t && sudo nginx -s reload
set -euo pipefail
umask 022
root=/srv/capella-docs
current="$root/current"
release="${1:-$root/$(date -u +%Y%m%dT%H%M%S.%NZ)}"
copy=(rsync --recursive --perms --chmod=D755,F644)

if [ $# = 0 ]; then
	test -f out/404.html || { echo "There is no out/404.html: run npm run build first." >&2; exit 1; }
	# Compress now, so that the server does not compress for each request. The files contain no dates (--no-name), so
	# unchanged content gives identical files.
	find out -type f -size +1k -regextype posix-extended \
		! -iregex '.*\.(br|gz|avif|gif|ico|jpe?g|mp4|pdf|png|webm|webp|woff2|zip)' \
		-exec brotli --best --keep --force {} + -exec gzip --best --no-name --keep --force {} +
	mkdir -p "$release"
	# Unchanged files keep their date, and therefore their ETag, so that readers do not download them again.
	changed=("${copy[@]}" --checksum)
	if [ -e "$current" ]; then changed+=(--link-dest="$current/site/"); fi
	"${changed[@]}" out/ "$release/site/"
	"${copy[@]}" deploy/generated/nginx/ "$release/nginx/"
fi
test -d "$release/site" || { echo "$release is not a release: it has no folder site/." >&2; exit 1; }
# Hashed files of the replaced release are kept for 30 days from now, for open tabs.
if [ -e "$current" ]; then
	"${copy[@]}" --ignore-times --include '*/' --include '**/_next/static/**' --exclude '*' --prune-empty-dirs \
		"$current/site/" "$root/earlier/"
	find "$root/earlier" -type f -mtime +30 -delete
fi
ln -sfn "$release" "$current"
