package shop;

class Plan {
    int limit;

    void plan() {
        first();
        later(event -> {
                for (final String name : event.names()) {
                    if (name == null) {
                        go(name);
                    }
                }
        });
    }
}
