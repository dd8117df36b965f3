package play;

record MatchResult(String home, int goals, String guest, int against) {
    boolean isDraw() {
        return goals == against;
    }

    String winner() {
        return goals > against ? home : guest;
    }
}
