package quiz;

public class Quiz {
    private int points;

    public void answer(Question question, String given) {
        judge(question, given);
        question.close();
    }

    private void judge(Question question, String given) {
        String cleaned = given.trim().toLowerCase();
        if (question.solution().equals(cleaned)) {
            points += question.worth();
            Sound.play("right");
        } else {
            Sound.play("wrong");
        }
    }
}
