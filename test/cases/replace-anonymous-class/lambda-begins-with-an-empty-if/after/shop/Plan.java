package shop;

class Plan {
    int limit;

    void plan() {
        first();
        later(event -> {
                if (event.ok()) {
                }
                go();
        });
    }
}
