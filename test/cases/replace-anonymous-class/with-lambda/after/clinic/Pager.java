package clinic;

class Pager {
    void later(String text) {
        schedule(() -> send(text));
    }
}
