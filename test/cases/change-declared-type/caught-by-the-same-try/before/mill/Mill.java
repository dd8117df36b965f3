package mill;

class Mill {
    void grind() {
        try {
            turn();
        } catch (JamException e) {
            open(e, 1);
        } catch (DustException e) {
            clean(e, 2);
        }
    }
}
