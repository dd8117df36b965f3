package mill;

class Mill {
    void grind() {
        try {
            turn(0);
            stop();
        } catch (JamException e) {
            e.printStackTrace();
        } catch (DustException e) {
            e.printStackTrace();
        }
    }
}
