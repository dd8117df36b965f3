package shop;

class Plan {
    int limit;

    void plan() {
        first();
        later(new Taker() {
            @Override
            public void take(Event event) {
                for (final String name : event.names()) {
                    if (name == null) {
                        go(name);
                    }
                }
            }
        });
    }
}
