package mill;

class Mill {
    void grind() {
        for (Stone stone : stones()) {
            turn();
        }
    }
}
