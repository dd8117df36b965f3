package job;

import java.util.Comparator;
import java.util.List;

public class Sorter {
    public void sort(List<Job> jobs) {
        jobs.sort(new ByUrgency());
    }

    private static class ByUrgency implements Comparator<Job> {
        @Override
        public int compare(Job one, Job other) {
            int urgency = other.urgency() - one.urgency();
            return urgency != 0 ? urgency : one.name().compareTo(other.name());
        }
    }
}
