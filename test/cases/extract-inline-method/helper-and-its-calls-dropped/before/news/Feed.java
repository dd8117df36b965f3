package news;

import java.util.List;

public class Feed {
    private final List<Story> stories;

    public Feed(List<Story> stories) {
        this.stories = stories;
    }

    public void refresh(Source source) {
        for (Story story : source.latest()) {
            track(story);
            stories.add(0, story);
        }
    }

    private void track(Story story) {
        String line = story.id() + ";" + System.currentTimeMillis();
        Tracker.shared().send(line);
    }
}
