package box;

public class Lid {
    public boolean fits(Crate crate, int tolerance) {
        return Math.abs(crate.width() - 40) <= tolerance;
    }
}
