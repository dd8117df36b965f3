package shop;

class Plan {
    int limit;

    void plan() {
        first();
        later(new Taker() {
            @Override
            public void take(Event event) {
                if (event.ok()) {
                }
                go();
            }
        });
    }
}
