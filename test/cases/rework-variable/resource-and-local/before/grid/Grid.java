package grid;

class Grid {
    byte[] bytes() {
        try (Sink sink = build().get()) {
            copy(sink);
            return sink.bytes();
        }
    }
}
