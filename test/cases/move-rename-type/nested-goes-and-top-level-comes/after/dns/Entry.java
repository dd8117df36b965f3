package dns;

public record Entry(int line, String comment) {
    String commented() {
        return line + " # " + comment;
    }
}
