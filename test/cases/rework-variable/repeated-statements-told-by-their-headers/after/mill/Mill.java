package mill;

class Mill {
    void grind() {
        for (Belt belt : belts()) {
            turn();
        }
        while (isOpen()) {
            for (Stone stone : stones()) {
                turn();
            }
        }
    }
}
