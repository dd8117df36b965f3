package shop;

class Plan {
    int limit;

    void plan() {
        first();
        later(new Taker() {
            @Override
            public void take(Event event) {
                try {
                    while (event.next()) {
                        go();
                    }
                } finally {
                    stop();
                }
            }
        });
    }
}
