package chat;

public class Room {
    private final StringBuilder log = new StringBuilder();

    public void say(String who, String what) {
        String line = who + "> " + what;
        log.append(line).append('\n');
    }
}
