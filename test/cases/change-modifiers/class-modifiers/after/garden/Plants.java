package garden;

public class Plants {
    static class Plant {
        String name() {
            return "plant";
        }
    }
    static class Tree {
        int rings() {
            return 40;
        }
    }
    private class Fern {
        int fronds(int age) {
            return age * 2;
        }
    }
}
