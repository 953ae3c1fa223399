# docker build --tag tricity .        (make test-image does it, and tries the image)
# The first stage has compiler and node; the second one only Python and what is installed.

FROM python:3.13-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
WORKDIR /source
COPY . .
ENV PIP_CONSTRAINT=/source/constraints.txt PIP_BUILD_CONSTRAINT=/source/constraints.txt \
    TRICITY_REQUIRE_COMPILED=1 TRICITY_REQUIRE_CLIENT=1
RUN pip wheel --no-cache-dir --wheel-dir /wheels ".[postgres]"

FROM python:3.13-slim
LABEL org.opencontainers.image.title="Tricity" \
      org.opencontainers.image.description="Three city-building tabletop games: engine, bots, server and browser client" \
      org.opencontainers.image.licenses="MIT"
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels "tricity[postgres]" \
    && useradd --system --uid 10001 --create-home tricity \
    && install --directory --owner tricity --mode 700 /data /backups
USER tricity
# Everything that is written is in /data, or in /tmp: the rest can be read-only.
ENV TRICITY_HOST=0.0.0.0 TRICITY_PORT=8000 TRICITY_DATA=/data PYTHONDONTWRITEBYTECODE=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f\"http://127.0.0.1:{os.environ['TRICITY_PORT']}/healthz\", timeout=4)"]
ENTRYPOINT ["tricity"]
CMD ["serve"]
