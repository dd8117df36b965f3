package lamp;

public class Neon extends Lamp {
    private int age;

    public int watts() {
        age++;
        return on ? 36 : 0;
    }
}
