package garden;

public class Plants {
    abstract static class Plant {
        String name() {
            return "plant";
        }
    }
    class Tree {
        int rings() {
            return 40;
        }
    }
    private final class Fern {
        int fronds(final int age) {
            return age * 2;
        }
    }
}
