package sea;

public class Flag {
    public String meaning(char flag) {
        String meaning;
        switch (flag) {
            case 'A':
                meaning = "diver down";
                break;
            case 'B':
                meaning = "dangerous cargo";
                break;
            default:
                meaning = "unknown";
                break;
        }
        return meaning;
    }
}
