package game;

public class Walk {
    private final Screen screen = new Screen();

    public void step(Hero hero) {
        int x = hero.column();
        int y = hero.row();
        screen.clear(x, y);
        hero.advance();
        screen.draw(hero, x, y);
    }
}
