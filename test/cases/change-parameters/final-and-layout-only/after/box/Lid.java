package box;

public class Lid {
    public boolean fits(
            Crate crate, // the open one
            int tolerance /* millimetres */) {
        return Math.abs(crate.width() - 40) <= tolerance;
    }
}
