package pet;

public class Cat {
    private final String name;
    private final int lives;

    public Cat(String name, int lives) {
        this.name = name;
        this.lives = lives;
    }

    @Override
    public String toString() {
        return "Cat " + name + " (" + lives + ")";
    }
}
