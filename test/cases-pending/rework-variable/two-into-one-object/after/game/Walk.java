package game;

public class Walk {
    private final Screen screen = new Screen();

    public void step(Hero hero) {
        Spot spot = hero.spot();
        screen.clear(spot);
        hero.advance();
        screen.draw(hero, spot);
    }
}
