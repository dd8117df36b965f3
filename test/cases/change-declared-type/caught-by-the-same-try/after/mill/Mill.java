package mill;

class Mill {
    void grind() {
        try {
            turn();
        } catch (StoneException e) {
            stop("stone");
        } catch (DustException e) {
            log("dust");
        }
    }
}
