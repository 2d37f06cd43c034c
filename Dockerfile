# Donjon in a container: built in one stage, run in another, by nobody in particular, on a root that may be read-only.
#
#     docker build -t donjon .
#     docker run --rm --read-only --tmpfs /tmp -p 8000:8000 -v donjon:/var/lib/donjon donjon

FROM python:3.13-slim-bookworm AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY locks locks
COPY tools tools
COPY docs/rules docs/rules
COPY web web
COPY src src
RUN python -m venv /workshop \
    && /workshop/bin/pip install --no-cache-dir --no-deps --require-hashes -r locks/compile.txt -r locks/build.txt \
    && /workshop/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
    && python -m venv /opt/donjon \
    && /opt/donjon/bin/pip install --no-cache-dir --no-deps --require-hashes -r locks/play.txt \
    && /opt/donjon/bin/pip install --no-cache-dir --no-deps /wheels/donjon-*.whl

FROM python:3.13-slim-bookworm
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/donjon --shell /usr/sbin/nologin donjon \
    && install --directory --owner=10001 --mode=700 /backups
COPY --from=build /opt/donjon /opt/donjon
COPY deploy/backup deploy/drill /usr/local/bin/
ENV PATH=/opt/donjon/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DONJON_DB=/var/lib/donjon/tables.sqlite3
USER 10001:10001
WORKDIR /var/lib/donjon
VOLUME /var/lib/donjon
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
ENTRYPOINT ["donjon"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--db", "/var/lib/donjon/tables.sqlite3", "--log", "json", "--lang", "en"]
