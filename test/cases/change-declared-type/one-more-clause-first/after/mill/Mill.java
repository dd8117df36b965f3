package mill;

class Mill {
    void grind() {
        try {
            turn(1);
            stop();
        } catch (StoneException e) {
            e.printStackTrace();
        } catch (JamException e) {
            e.printStackTrace();
        } catch (DustException e) {
            e.printStackTrace();
        }
    }
}
