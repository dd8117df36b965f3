package sea;

public class Flag {
    public String meaning(char flag) {
        String meaning;
        switch (flag) {
            case 'A' -> meaning = "diver down";
            case 'B' -> meaning = "dangerous cargo";
            default -> meaning = "unknown";
        }
        return meaning;
    }
}
