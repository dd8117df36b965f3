package clinic;

class Pager {
    void later(String text) {
        schedule(new Runnable() {
            @Override
            public void run() {
                send(text);
            }
        });
    }
}
