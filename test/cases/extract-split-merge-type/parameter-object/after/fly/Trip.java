package fly;

public record Trip(String from, String to, int day) {
}
