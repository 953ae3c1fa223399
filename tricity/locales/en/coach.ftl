### The coach of a first game

coach-tip = Tip
coach-done = Got it
coach-off = No more tips
