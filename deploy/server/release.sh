#!/usr/bin/env bash
# Publishes a build on a machine of your own, for nginx or Caddy: deploy/server/release.sh [folder of the site, default out]
# Each release is a folder; `current` points to one of them, and switches at once. Hashed files of earlier releases are
# kept for 30 days, so that a tab opened before still finds them.
#   release.sh             publish out/
#   release.sh --rollback  point back to the release before
set -euo pipefail
target="${CAPELLA_DOCS:-/srv/capella-docs}"
keep_releases=5
keep_days=30

# A link is replaced by renaming a new one over it: no moment without a site.
point_to() {
	ln -sfn "releases/$1/site" "$target/current.new"
	ln -sfn "releases/$1/headers" "$target/current-headers.new"
	mv -T "$target/current-headers.new" "$target/current-headers"
	mv -T "$target/current.new" "$target/current"
	echo "Published $1. Reload the server, so that it reads the headers of this release."
}

mkdir -p "$target/releases"
now=''
if [ -L "$target/current" ]; then now="$(basename "$(dirname "$(readlink "$target/current")")")"; fi

if [ "${1:-}" = --rollback ]; then
	before="$(ls "$target/releases" | sort | awk -v now="$now" '$0 < now' | tail -n 1)"
	if [ -z "$before" ]; then
		echo "There is no release before $now." >&2
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
release="$target/releases/$name"
mkdir -p "$release"
cp -R "$headers" "$release/headers"
cp -R "$folder" "$release/site"

if [ -n "$now" ]; then
	for part in _next/static search-index; do
		old="$target/releases/$now/site/$part"
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

point_to "$name"
ls "$target/releases" | sort | head -n "-$keep_releases" | while read -r old; do
	if [ "$old" != "$now" ]; then rm -rf "${target:?}/releases/$old"; fi
done
