"""Compares the municipality and the country of named objects with the polygons of an extract, by other tools: pyosmium and Shapely (`pip install osmium shapely`).

    signpost-build --input region.osm.pbf --out data
    signpost-service serve --data data --port 18300   # with a key `demo` that has no rate
    python3 packages/service/bench/boundaries.py region.osm.pbf http://127.0.0.1:18300 7,8

The levels at the end are those of municipalities. It asks for up to 800 objects by their name at their own spot, and for the address of each spot.
"""

import json
import random
import sys
import urllib.parse
import urllib.request

import osmium
from shapely.geometry import Point, shape
from shapely.prepared import prep

path, base, levels = sys.argv[1], sys.argv[2], {int(level) for level in sys.argv[3].split(",")}


def read_areas():
    factory = osmium.geom.GeoJSONFactory()
    for area in osmium.FileProcessor(path).with_areas(osmium.filter.KeyFilter("boundary")):
        if area.is_area() and area.tags.get("boundary") == "administrative":
            polygon = prep(shape(json.loads(factory.create_multipolygon(area))))
            yield int(area.tags.get("admin_level", "0")), dict(area.tags), polygon


def read_objects():
    kinds = ("amenity", "shop", "tourism", "office", "leisure")
    named = osmium.FileProcessor(path, osmium.osm.NODE).with_filter(osmium.filter.KeyFilter("name"))
    for node in named:
        if node.location.valid() and any(kind in node.tags for kind in kinds):
            yield node.tags["name"], node.location.lat, node.location.lon


def ask(operation, **parameters):
    query = urllib.parse.urlencode({**parameters, "api_key": "demo"})
    with urllib.request.urlopen(f"{base}/geo/v2/{operation}/json?{query}") as answer:
        body = answer.read()
    return json.loads(body) if body else {}


def report(title, pairs):
    judged = [(found, right, what) for found, right, what in pairs if right]
    missed = [one for one in judged if one[0] not in one[1]]
    share = 100 * (1 - len(missed) / max(1, len(judged)))
    print(f"{title}: {share:.2f} % of {len(judged)}")
    for found, right, what in missed[:5]:
        print(f"  {what}: {found} instead of {', '.join(right)}")


areas = list(read_areas())
objects = sorted(read_objects())
random.Random(7).shuffle(objects)
rows = []
for name, latitude, longitude in objects[:800]:
    inside = [(level, tags) for level, tags, polygon in areas if polygon.contains(Point(longitude, latitude))]
    towns = [tags.get("name") for level, tags in inside if level in levels]
    countries = [tags.get("ISO3166-1:alpha3") for level, tags in inside if level == 2]
    spot = f"{latitude},{longitude}"
    places = ask("search", query=name, search_center=spot, limit=5).get("places", [])
    own = [
        place["location"]
        for place in places
        if place.get("name") == name
        and abs(float(place["location"]["coordinate"]["latitude"]) - latitude) < 1e-5
        and abs(float(place["location"]["coordinate"]["longitude"]) - longitude) < 1e-5
    ]
    there = (ask("reversegeocode", coordinate=spot).get("locations") or [{}])[0]
    rows.append((f"{name} ({spot})", towns, countries, own[0] if own else None, there))

print(f"found by name: {sum(1 for row in rows if row[3])} of {len(rows)}")
report("municipality of the object", [(own.get("city"), towns, what) for what, towns, _, own, _ in rows if own])
report("country of the object", [(own.get("country_code"), countries, what) for what, _, countries, own, _ in rows if own])
report("municipality of the spot", [(there.get("city"), towns, what) for what, towns, _, _, there in rows])
report("country of the spot", [(there.get("country_code"), countries, what) for what, _, countries, _, there in rows])
