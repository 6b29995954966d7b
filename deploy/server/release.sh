#!/usr/bin/env bash
# Publishes a build on a machine of your own, for nginx or Caddy: deploy/server/release.sh [folder of the site, default out]
# Each release is a folder; the link `live` points to one of them, and switches at once. Hashed files of earlier
# releases are kept for 30 days, so that a tab opened before still finds them; not when a page was withdrawn, because
# they hold its text.
#   release.sh             publish out/
#   release.sh --rollback  point back to the release before
# It may be killed at any moment: only complete releases are in releases/, and `live` always points to one.
set -euo pipefail
target="${CAPELLA_DOCS:-/srv/capella-docs}"
keep_releases=5
keep_days=30

# A link is replaced by renaming a new one over it: no moment without a site.
replace_link() {
	ln -sfn "$1" "$target/$2.new"
	mv -T "$target/$2.new" "$target/$2"
}

point_to() {
	replace_link "releases/$1" live
	# What servers read. These two lead through `live`, so that site and headers switch together.
	if [ "$(readlink "$target/current" || true)" != live/site ]; then replace_link live/site current; fi
	if [ "$(readlink "$target/current-headers" || true)" != live/headers ]; then replace_link live/headers current-headers; fi
	echo "Published $1. Reload the server, so that it reads the headers of this release."
}

# A release carries its stamp since it was complete; folders without one are left alone.
complete_releases() {
	for release in "$target"/releases/*/; do
		if [ -f "$release/complete" ]; then basename "$release"; fi
	done | sort
}

# The pages of a site, one address a line.
pages_of() {
	(cd "$1" && find . -name '*.html' | sort)
}

mkdir -p "$target/releases"
exec 9>"$target/lock"
if ! flock -n 9; then
	echo "Another release.sh is at work in $target." >&2
	exit 1
fi
# What a release that was killed has left.
rm -rf "${target:?}/unfinished"

now=''
if [ -L "$target/live" ]; then now="$(basename "$(readlink "$target/live")")"; fi

if [ "${1:-}" = --rollback ]; then
	before="$(complete_releases | awk -v now="$now" '$0 < now' | tail -n 1)"
	if [ -z "$before" ]; then
		echo "There is no complete release before $now." >&2
		exit 1
	fi
	point_to "$before"
	exit
fi

folder="${1:-out}"
headers="$(dirname "$0")/../generated"
if [ ! -f "$folder/index.html" ] || [ ! -f "$headers/security-headers.nginx.conf" ]; then
	echo "There is no $folder/index.html or no deploy/generated: run npm run build first." >&2
	exit 1
fi
name="$(date -u +%Y%m%dT%H%M%S.%NZ)"
release="$target/unfinished/$name"
mkdir -p "$release"
cp -R "$headers" "$release/headers"
cp -R "$folder" "$release/site"

if [ -n "$now" ]; then
	withdrawn="$(comm -23 <(pages_of "$target/live/site") <(pages_of "$release/site"))"
	if [ -n "$withdrawn" ]; then
		echo "Withdrawn, so no file of earlier releases is kept:"
		echo "$withdrawn"
	else
		for part in _next/static/chunks _next/static/css search-index; do
			old="$target/live/site/$part"
			if [ ! -d "$old" ]; then continue; fi
			# -p keeps the day a file was first published, by which it is dropped.
			(cd "$old" && find . -type f -mtime "-$keep_days" -print0) |
				while IFS= read -r -d '' file; do
					if [ ! -e "$release/site/$part/$file" ]; then
						mkdir -p "$(dirname "$release/site/$part/$file")"
						cp -p "$old/$file" "$release/site/$part/$file"
					fi
				done
		done
	fi
fi

# What has not changed keeps its date, from which servers make the ETag: readers who have it are not sent it again.
if [ -n "$now" ]; then
	(cd "$release/site" && find . -type f ! -path './_next/static/chunks/*' ! -path './_next/static/css/*' ! -path './search-index/*' -print0) |
		while IFS= read -r -d '' file; do
			old="$target/live/site/$file"
			if cmp -s "$old" "$release/site/$file"; then touch -r "$old" "$release/site/$file"; fi
		done
fi

touch "$release/complete"
mv "$release" "$target/releases/$name"
point_to "$name"

# Renamed before they are deleted, so that no half of one is left to go back to.
complete_releases | head -n "-$keep_releases" | while read -r old; do
	if [ "$old" != "$now" ]; then mv "$target/releases/$old" "$target/unfinished/"; fi
done
rm -rf "${target:?}/unfinished"
