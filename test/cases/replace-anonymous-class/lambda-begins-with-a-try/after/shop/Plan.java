package shop;

class Plan {
    int limit;

    void plan() {
        first();
        later(event -> {
                try {
                    while (event.next()) {
                        go();
                    }
                } finally {
                    stop();
                }
        });
    }
}
